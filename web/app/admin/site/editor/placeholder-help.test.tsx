import { defaultSchool } from '@sohbet/domain/school'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import { serve } from '../../../ui/testing/serve.ts'
import { PlaceholderHelp } from './placeholder-help.tsx'

it.each([
  ['salesDocuments', 1],
  ['packDocuments', 1],
  ['about', 0],
] as const)('explains the words of a purchase on the page %s', async (page, count) => {
  serve({ 'GET /api/school': Response.json({ ...defaultSchool, isOpen: true }) })
  renderScreen(<PlaceholderHelp page={page} />)
  await screen.findByText('{company}')
  for (const name of ['{price}', '{buyer}']) expect(screen.queryAllByText(name)).toHaveLength(count)
})
