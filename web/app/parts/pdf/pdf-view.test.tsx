import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { PdfView } from './pdf-view.tsx'

const openPdf = vi.hoisted(() => vi.fn<(url: string) => Promise<{ numPages: number }>>())
vi.mock('./open-pdf.ts', () => ({
  openPdf,
  sizeOfPage: () => Promise.resolve({ width: 100, height: 141 }),
  drawPage: () => Promise.resolve(),
}))
afterEach(() => openPdf.mockReset())

it('shows a document page by page, as wide as the space, or wider', async () => {
  openPdf.mockResolvedValue({ numPages: 2 })
  renderScreen(<PdfView url="/notes.pdf" title="Notes" />)
  const first = await screen.findByRole('figure', { name: 'Page 1 of 2' })
  expect(screen.getByText('2 pages')).toBeDefined()
  expect([first.style.width, first.style.aspectRatio]).toEqual(['100%', '100 / 141'])
  fireEvent.click(screen.getByRole('button', { name: 'Larger' }))
  expect(screen.getByRole('figure', { name: 'Page 2 of 2' }).style.width).toBe('150%')
  expect(screen.getByRole('button', { name: 'Smaller' }).hasAttribute('disabled')).toBe(false)
})

it('can be retried with a newer URL when it cannot be opened', async () => {
  openPdf.mockRejectedValueOnce(new Error('gone'))
  const onRetry = vi.fn<() => void>()
  const onOpened = vi.fn<() => void>()
  renderScreen(<PdfView url="/notes.pdf" title="Notes" onOpened={onOpened} onRetry={onRetry} />)
  await screen.findByText('The document could not be opened')
  expect(onOpened).not.toHaveBeenCalled()
  openPdf.mockResolvedValue({ numPages: 1 })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('figure', { name: 'Page 1 of 1' })
  expect(onRetry).toHaveBeenCalledOnce()
  expect(onOpened).toHaveBeenCalledOnce()
})
