import type { MediaFile } from '@sohbet/contract/catalogue/media-library'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { serve } from '../../ui/testing/serve.ts'
import MediaPage from './media-page.tsx'

const file = (fields: Partial<MediaFile>): MediaFile => ({
  folder: 'site',
  name: 'a.jpg',
  url: '/api/site/files/a.jpg',
  bytes: 2_621_440,
  uses: [],
  ...fields,
})

it('shows pictures small, and kind and size of every file', async () => {
  const pdf = file({ folder: 'documents', name: 'b.pdf', url: '/b.pdf', bytes: 20_480 })
  serve({ 'GET /api/media': Response.json([file({}), pdf]) })
  renderScreen(<MediaPage />)
  await screen.findByText('2.5 MB')
  const [, picture, document] = screen.getAllByRole('row')
  expect(picture?.querySelector('img')?.getAttribute('src')).toBe('/api/site/files/a.jpg')
  expect(picture?.textContent).toContain('File of the public site · JPEG2.5 MB')
  expect(document?.querySelector('img')).toBeNull()
  expect(document?.textContent).toContain('Document · PDF20 kB')
})
