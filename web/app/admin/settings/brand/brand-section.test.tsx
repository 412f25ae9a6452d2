import { defaultBrand } from '@sohbet/domain/brand/brand'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Toasts } from '../../../ui/feedback/toast-container.tsx'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import { serve } from '../../../ui/testing/serve.ts'
import { BrandSection } from './brand-section.tsx'

const saved = { ...defaultBrand, revision: 4 }

it('refuses a colour that is too light, and saves the darker one that it proposes', async () => {
  const calls = serve({
    'GET /api/settings/brand': Response.json(saved),
    'PUT /api/settings/brand': Response.json({ ...saved, primary: '#806a00', revision: 5 }),
  })
  renderScreen(<BrandSection />)
  const colour = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Colour of buttons' })
  fireEvent.change(colour, { target: { value: '#ffd400' } })
  fireEvent.blur(colour)
  expect(await screen.findByText('Too light to read: choose a darker colour')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Save the brand' }))
  expect(calls.filter(({ call }) => call.startsWith('PUT'))).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: /^Use the nearest darker colour/ }))
  const darker = colour.value
  fireEvent.click(screen.getByRole('button', { name: 'Save the brand' }))
  await waitFor(() => expect(calls.some(({ call }) => call.startsWith('PUT'))).toBe(true))
  expect(calls.find(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({
    primary: darker,
    accent: defaultBrand.accent,
    revision: 4,
  })
  expect(darker).not.toBe('#ffd400')
})

it('says why a logo with text is refused', async () => {
  const message = 'This SVG has text, and text in an SVG is not drawn.'
  serve({
    'GET /api/settings/brand': Response.json(saved),
    'POST /api/settings/brand/pictures': Response.json({ code: 'LOGO_HAS_TEXT', message }, { status: 400 }),
  })
  renderScreen(
    <>
      <Toasts />
      <BrandSection />
    </>,
  )
  await screen.findByRole('button', { name: 'Upload: Logo' })
  const input = document.querySelector('input[type="file"]') ?? document.body
  fireEvent.change(input, { target: { files: [new File(['<svg/>'], 'a.svg')] } })
  expect(await screen.findByText(message)).toBeDefined()
})
