import type { ResourceType } from '@sohbet/domain/resource/type'
import IconBook2 from '#icons/IconBook2'
import IconFileTypePdf from '#icons/IconFileTypePdf'
import IconVideo from '#icons/IconVideo'
import IconWorld from '#icons/IconWorld'
import type { Icon } from '../../icon.tsx'

const icons = {
  pdf: IconFileTypePdf,
  video: IconVideo,
  website: IconWorld,
  other: IconBook2,
} as const satisfies Record<ResourceType, Icon>

export function ResourceIcon({ type }: { type: ResourceType }) {
  const TypeIcon = icons[type]
  return <TypeIcon size={24} aria-hidden />
}
