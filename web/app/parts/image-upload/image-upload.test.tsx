import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { Toasts } from '../../ui/feedback/toast-container.tsx'
import { ImageUpload } from './image-upload.tsx'

const userId = '7c9f3d0e-2f54-4bfa-9c2c-6a0a3c6f3f10'
const jpeg = new File(['picture'], 'me.jpg', { type: 'image/jpeg' })
const fetching = vi.fn<(url: string, init: RequestInit) => Response>()
const onUploaded = vi.fn<(url: string) => void>()
const onClose = vi.fn<() => void>()

const show = (id: string | undefined = userId) =>
  renderScreen(
    <>
      <ImageUpload isOpen onClose={onClose} id={id} type="user_photos" onUploaded={onUploaded} />
      <Toasts />
    </>,
  )

const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText(/Drag a JPEG here/), { target: { files: [file] } })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Upload Image' }))

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => fetching(url, init))
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetching.mockReset()
  onUploaded.mockReset()
  onClose.mockReset()
})

describe('ImageUpload', () => {
  it('sends the chosen picture as a form and returns its URL', async () => {
    fetching.mockImplementation(() => Response.json({ url: '/there.jpg' }))
    show()
    choose(jpeg)
    expect(await screen.findByRole('img', { name: 'Selected image' })).toBeDefined()
    send()
    await waitFor(() => expect(onUploaded).toHaveBeenCalledWith('/there.jpg'))
    const body = fetching.mock.calls[0]?.[1].body
    expect(body instanceof FormData && [body.get('id'), body.get('type')]).toEqual([userId, 'user_photos'])
    expect(body instanceof FormData && body.get('image')).toBeInstanceOf(File)
    expect(await screen.findByText('Upload Successful')).toBeDefined()
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('disables the upload button without a picture', () => {
    show()
    expect(screen.getByRole('button', { name: 'Upload Image' })).toHaveProperty('disabled', true)
    choose(jpeg)
    expect(screen.getByRole('button', { name: 'Upload Image' })).toHaveProperty('disabled', false)
  })

  it('reports a large picture as too large, not as a wrong type', () => {
    show()
    const large = new File(['picture'], 'me.jpg', { type: 'image/jpeg' })
    Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 })
    choose(large)
    expect(screen.getByRole('alert').textContent).toBe('The image is larger than 10 MB')
  })

  it('accepts a dropped picture', async () => {
    show()
    const zone = screen.getByText(/Drag a JPEG here/)
    fireEvent.drop(zone, { dataTransfer: { files: [jpeg] } })
    expect(await screen.findByRole('img', { name: 'Selected image' })).toBeDefined()
  })

  it('refuses a file that is not a JPEG', () => {
    show()
    choose(new File(['picture'], 'me.png', { type: 'image/png' }))
    expect(screen.getByText('Please select a valid JPEG image')).toBeDefined()
    send()
    expect(fetching).not.toHaveBeenCalled()
  })

  it('refuses to upload without an id', () => {
    show('')
    choose(jpeg)
    send()
    expect(screen.getByText('ID is required for image upload')).toBeDefined()
    expect(fetching).not.toHaveBeenCalled()
  })

  it('shows a failure, with its own text when the server has none', async () => {
    fetching.mockImplementation(() => new Response('', { status: 500 }))
    show()
    choose(jpeg)
    send()
    expect(await screen.findByText('Upload Failed')).toBeDefined()
    expect(screen.getByText('Failed to upload image')).toBeDefined()
    expect(onUploaded).not.toHaveBeenCalled()
    expect(onClose).not.toHaveBeenCalled()
  })
})
