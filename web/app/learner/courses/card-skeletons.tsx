import { Skeleton } from '@mantine/core'
import { LoadingState } from '../../ui/feedback/states.tsx'

export const CardSkeletons = () => (
  <LoadingState>
    <Skeleton height={150} />
    <Skeleton height={150} />
  </LoadingState>
)
