import { ActionIcon, Button } from '@mantine/core'
import IconUpload from '#icons/IconUpload'
import { useRef, type ReactNode } from 'react'
import { FileInput } from './file-input.tsx'

type Props = {
  accept: string
  onChoose: (file: File) => void
  label: string
  /** For screen readers, when the label alone does not name the purpose of the file. */
  accessibleName?: string
  isPending?: boolean
  /** Replaces the label. */
  icon?: ReactNode
}

/** Opens the browser's file chooser. */
export function FileButton({ accept, onChoose, label, accessibleName, isPending = false, icon }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const open = () => input.current?.click()
  return (
    <>
      <FileInput ref={input} accept={accept} onChoose={onChoose} />
      {icon ? (
        <ActionIcon
          variant="subtle"
          size={44}
          aria-label={label}
          title={label}
          loading={isPending}
          onClick={open}
        >
          {icon}
        </ActionIcon>
      ) : (
        <Button
          variant="default"
          leftSection={<IconUpload size={18} aria-hidden />}
          loading={isPending}
          aria-label={accessibleName}
          onClick={open}
        >
          {label}
        </Button>
      )}
    </>
  )
}
