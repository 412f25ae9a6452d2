import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import { RichEditor } from './rich-editor.tsx'
import { storedHtml } from './stored-html.ts'

const show = (onChange: (html: string) => void) =>
  renderScreen(
    <RichEditor
      id="field"
      label="Answer (English)"
      language="en"
      value="<p>Hello</p>"
      hint={undefined}
      error={undefined}
      onChange={onChange}
    />,
  )

it('has a labelled toolbar of bold, links and lists only', async () => {
  const onChange = vi.fn<(html: string) => void>()
  show(onChange)
  expect((await screen.findByRole('textbox', { name: 'Answer (English)' })).textContent).toBe('Hello')
  const toolbar = screen.getByRole('toolbar', { name: 'Format of Answer (English)' })
  expect([...toolbar.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'))).toEqual([
    'Bold',
    'Link',
    'Remove the link',
    'Bulleted list',
    'Numbered list',
  ])
  expect(onChange).not.toHaveBeenCalled()
})

it('passes on what was changed', async () => {
  const onChange = vi.fn<(html: string) => void>()
  show(onChange)
  fireEvent.click(await screen.findByRole('button', { name: 'Bulleted list' }))
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('<ul><li>Hello</li></ul>'))
})

it('stores an empty text as nothing, and links without the editor’s attributes', () => {
  expect(storedHtml('<p></p>')).toBe('')
  expect(storedHtml('<p><a target="_blank" rel="noopener" href="https://x.test">x</a></p>')).toBe(
    '<p><a href="https://x.test">x</a></p>',
  )
})
