import { useState, type DragEvent, type ReactNode } from 'react'
import { FileInput } from './file-input.tsx'
import styles from './upload.module.css'

type Props = {
  accept: string
  onChoose: (file: File) => void
  isDisabled: boolean
  children: ReactNode
}

/** Takes a file by click, by keyboard or by drag and drop. */
export function DropZone({ accept, onChoose, isDisabled, children }: Props) {
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file && !isDisabled) onChoose(file)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keyboard reaches the input inside
    <label
      className={styles.zone}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
      <FileInput accept={accept} onChoose={onChoose} isDisabled={isDisabled} className={styles.input} />
    </label>
  )
}
