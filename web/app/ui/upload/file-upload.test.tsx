import { useMutation } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { Toasts } from '../feedback/toast-container.tsx'
import { FileUpload } from './file-upload.tsx'

const upload = vi.fn<(file: File) => Promise<string>>()
const onUploaded = vi.fn<(reply: string) => void>()

function Screen({ error }: { error?: string }) {
  const request = useMutation({ mutationFn: upload })
  return (
    <FileUpload
      request={request}
      rule={{ types: ['application/pdf'], endings: ['.pdf'], maxBytes: 4 }}
      onUploaded={onUploaded}
      error={error}
      texts={{
        label: 'Upload PDF',
        hint: 'At most 4 bytes',
        uploading: 'Uploading',
        wrongType: 'Not a PDF',
        tooLarge: 'Too large',
        uploaded: 'Uploaded',
        failed: 'Upload failed',
        failedText: 'Try again',
      }}
    />
  )
}

function show(error?: string) {
  renderScreen(
    <>
      <Toasts />
      <Screen {...(error && { error })} />
    </>,
  )
  const input = document.querySelector('input')
  return (name: string, content = 'pdf') =>
    input && fireEvent.change(input, { target: { files: [new File([content], name)] } })
}

afterEach(() => {
  upload.mockReset()
  onUploaded.mockReset()
})

it('uploads a chosen file at once and passes the reply on', async () => {
  upload.mockResolvedValue('/notes.pdf')
  const choose = show()
  choose('Notes.PDF')
  expect(await screen.findByText('Uploaded')).toBeDefined()
  expect(upload.mock.calls[0]?.[0].name).toBe('Notes.PDF')
  expect(onUploaded).toHaveBeenCalledWith('/notes.pdf')
})

it('empties the input after each choice, because a browser reports no second choice of the same file', () => {
  upload.mockResolvedValue('/notes.pdf')
  const choose = show()
  const input = document.querySelector('input')
  const values: string[] = []
  if (input)
    Object.defineProperty(input, 'value', {
      set(value: string) {
        values.push(value)
      },
    })
  choose('notes.pdf')
  choose('notes.docx')
  expect(values).toEqual(['', ''])
})

it('sends nothing when the file has a wrong ending or is too large', () => {
  const choose = show()
  choose('notes.docx')
  expect(screen.getByText('Not a PDF').role).toBe('alert')
  choose('notes.pdf', 'large')
  expect(screen.getByText('Too large').role).toBe('alert')
  expect(upload).not.toHaveBeenCalled()
})

it('shows a toast when the upload fails', async () => {
  upload.mockRejectedValue(new ApiError({ status: 500, code: 'UNKNOWN', message: '' }))
  const choose = show()
  choose('notes.pdf')
  expect(await screen.findByText('Upload failed')).toBeDefined()
  expect(screen.getByText('Try again')).toBeDefined()
  expect(onUploaded).not.toHaveBeenCalled()
})

it("shows the form's error until the file has an error of its own", () => {
  const choose = show('A document is required')
  expect(screen.getByText('A document is required').role).toBe('alert')
  choose('notes.docx')
  expect(screen.getByText('Not a PDF').role).toBe('alert')
})
