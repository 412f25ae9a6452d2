import type { CourseCoach } from '@sohbet/contract/selling/enrollments'
import { UserAvatar } from '../../../parts/user/user-avatar.tsx'

type Props = { coach: Pick<CourseCoach, 'userId' | 'name' | 'photo'>; size?: number }

/** The coach's photo, or a drawing. */
export const CoachFace = ({ coach: { userId, name, photo }, size = 88 }: Props) => (
  <UserAvatar userId={userId} username={name} photo={photo} size={size} placeholder={<DrawnCoach />} />
)

/** A coach with a headset, without features that would be another person's. */
const DrawnCoach = () => (
  <svg viewBox="0 0 100 100" width="100%" height="100%">
    <path d="M0 0h100v100H0z" fill="var(--pic-far)" />
    <path d="M12 100c0-22 16-31 38-31s38 9 38 31z" fill="var(--pic-blue)" />
    <path d="M41 58h18v14c-4 6-14 6-18 0z" fill="var(--pic-skin-a)" />
    <path d="M31 40c0-27 38-27 38 0 0 17-8 26-19 26S31 57 31 40z" fill="var(--pic-skin-a)" />
    <path d="M30 41c-3-32 43-32 40 0-4-11-11-15-20-15s-16 4-20 15z" fill="var(--pic-brick-deep)" />
    <path d="M28 44a22 24 0 0 1 44 0" fill="none" stroke="var(--pic-outline)" strokeWidth="4" />
    <path
      d="M72 52c0 9-7 12-16 12"
      fill="none"
      stroke="var(--pic-outline)"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <rect x="23" y="38" width="9" height="17" rx="4.5" fill="var(--pic-bus)" />
    <rect x="68" y="38" width="9" height="17" rx="4.5" fill="var(--pic-bus)" />
    <path
      d="M43 52c4 4 10 4 14 0"
      fill="none"
      stroke="var(--pic-outline)"
      strokeWidth="2.5"
      strokeLinecap="round"
    />
  </svg>
)
