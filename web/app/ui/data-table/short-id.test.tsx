import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { Toasts } from '../feedback/toast-container.tsx'
import { ShortId } from './short-id.tsx'

const id = '0198f3a2-7c11-7d60-9a51-0c2b6f8e4d33'

afterEach(() => {
  vi.restoreAllMocks()
})

it('shows a short id, with the whole one as its name, and copies it', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  renderScreen(
    <>
      <ShortId id={id} />
      <Toasts />
    </>,
  )
  const button = screen.getByRole('button', { name: `Copy the ID ${id}` })
  expect(button.textContent).toBe('…8e4d33')
  expect(button.title).toBe(id)
  fireEvent.click(button)
  expect(write).toHaveBeenCalledWith(id)
  expect((await screen.findByRole('status')).textContent).toContain(`ID copied${id}`)
})
