import { Skeleton } from '@mantine/core'
import frame from '../../parts/pictures/frame.module.css'
import styles from './lead.module.css'

/** The shape of `Lead`: a drawing, a headline, its facts and the button. */
export const LeadSkeleton = ({ className = '' }: { className?: string | undefined }) => (
  <div className={`${frame.frame} ${styles.lead} ${className}`}>
    <div className={frame.picture}>
      <Skeleton height="100%" radius={0} />
    </div>
    <div className={frame.words}>
      <Skeleton height={18} width="30%" />
      <Skeleton height={36} width="75%" />
      <Skeleton height={18} width="60%" />
      <Skeleton height={44} width="50%" mt="xs" />
    </div>
  </div>
)
