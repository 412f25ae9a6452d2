import { Button } from '@mantine/core'
import IconDoorEnter from '#icons/IconDoorEnter'
import { useNow } from '../../ui/use-now.ts'

type Props = {
  opensAt: string
  label: string
  isPending: boolean
  onEnter: () => void
  size?: 'md' | 'lg' | undefined
}

/** Becomes active when the door opens, without a reload. */
export function EnterButton({ opensAt, label, isPending, onEnter, size = 'md' }: Props) {
  const now = useNow(1000)
  const isOpen = now >= new Date(opensAt)
  return (
    <Button
      size={size}
      variant={isOpen ? 'filled' : 'default'}
      disabled={!isOpen}
      loading={isPending}
      leftSection={<IconDoorEnter size={20} aria-hidden />}
      onClick={onEnter}
    >
      {label}
    </Button>
  )
}
