import { act, fireEvent, screen } from '@testing-library/react'
import { notifications } from '@mantine/notifications'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { Toasts } from './toast-container.tsx'
import { showError, showSuccess } from './toasts.tsx'

const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    renderScreen(<Toasts />)
  })
  afterEach(() => {
    notifications.clean()
    vi.useRealTimers()
  })

  it('show a success for 3 seconds', async () => {
    act(() => showSuccess('Saved', 'The tram runs again'))
    expect(screen.getByRole('status').textContent).toContain('SavedThe tram runs again')
    await wait(2900)
    expect(screen.queryByText('Saved')).not.toBeNull()
    await wait(500)
    expect(screen.queryByText('Saved')).toBeNull()
  })

  it('show a success longer when it takes longer to read', async () => {
    act(() => showSuccess('Saved', 'The tram runs again', 5000))
    await wait(4900)
    expect(screen.queryByText('Saved')).not.toBeNull()
    await wait(500)
    expect(screen.queryByText('Saved')).toBeNull()
  })

  it('show a failure for 5 seconds, as an alert', async () => {
    act(() => showError('Not saved'))
    expect(screen.getByRole('alert').textContent).toContain('Not saved')
    await wait(4900)
    expect(screen.queryByText('Not saved')).not.toBeNull()
    await wait(500)
    expect(screen.queryByText('Not saved')).toBeNull()
  })

  it('close by themselves after another was closed under the pointer', async () => {
    act(() => showError('Not saved'))
    fireEvent.mouseEnter(screen.getByRole('alert'))
    fireEvent.click(screen.getByRole('button'))
    await wait(500)
    expect(screen.queryByText('Not saved')).toBeNull()
    act(() => showSuccess('Saved'))
    await wait(3500)
    expect(screen.queryByText('Saved')).toBeNull()
  })

  it('show equal messages once, and another beside them', () => {
    act(() => {
      showError('Not saved', 'The tram is full')
      showError('Not saved', 'The tram is full')
      showError('Not saved', 'The tram is late')
    })
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('The tram is full'),
      expect.stringContaining('The tram is late'),
    ])
  })

  it('show a text once when title and message are equal', () => {
    act(() => showError('Not saved', 'Not saved'))
    expect(screen.getAllByText('Not saved')).toHaveLength(1)
  })

  it('hide a failure after a success', async () => {
    act(() => showError('Not saved'))
    act(() => showSuccess('Saved'))
    await wait(400)
    expect(screen.queryByText('Not saved')).toBeNull()
    expect(screen.queryByText('Saved')).not.toBeNull()
  })

  it('can be closed at once', async () => {
    act(() => showError('Not saved'))
    fireEvent.click(screen.getByRole('button', { name: 'Close the message' }))
    await wait(400)
    expect(screen.queryByText('Not saved')).toBeNull()
  })
})
