import { Button } from '@mantine/core'
import IconDoorEnter from '#icons/IconDoorEnter'
import { useNow } from '../../ui/use-now.ts'

type Props = { opensAt: string; label: string; isPending: boolean; onEnter: () => void }

/** Becomes active when the door opens, without a reload. */
export function EnterButton({ opensAt, label, isPending, onEnter }: Props) {
  const now = useNow(1000)
  const isOpen = now >= new Date(opensAt)
  return (
    <Button
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
