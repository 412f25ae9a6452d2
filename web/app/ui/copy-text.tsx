import { Button, TextInput } from '@mantine/core'
import IconCheck from '#icons/IconCheck'
import IconCopy from '#icons/IconCopy'
import { useRef, useState } from 'react'
import styles from './copy-text.module.css'

type Props = { label: string; text: string; copy: string; copied: string }

/** A text to copy. Where the clipboard is blocked, the text is selected instead. */
export function CopyText({ label, text, copy, copied }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  const onCopy = async () => {
    input.current?.select()
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }
  return (
    <div className={styles.root}>
      <TextInput ref={input} size="md" label={label} value={text} readOnly className={styles.text} />
      <Button
        variant="default"
        leftSection={isCopied ? <IconCheck size={20} aria-hidden /> : <IconCopy size={20} aria-hidden />}
        onClick={() => void onCopy()}
      >
        <span aria-live="polite">{isCopied ? copied : copy}</span>
      </Button>
    </div>
  )
}
