import type { Ref } from 'react'

type Props = {
  ref?: Ref<HTMLInputElement>
  accept: string
  onChoose: (file: File) => void
  isDisabled?: boolean
  /** Without a class the input is hidden, and a button opens it. */
  className?: string | undefined
}

export function FileInput({ ref, accept, onChoose, isDisabled, className }: Props) {
  return (
    <input
      ref={ref}
      type="file"
      hidden={className === undefined}
      className={className}
      accept={accept}
      disabled={isDisabled}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? []
        if (file) onChoose(file)
        // Without this, choosing the same file again fires no event
        currentTarget.value = ''
      }}
    />
  )
}
