import type { Role } from '@sohbet/domain/account/role'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { serve } from '../../ui/testing/serve.ts'
import { ThreadList } from './thread-list.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const hintFor = async (area: Role, language: 'en' | 'tr') => {
  serve({ 'GET /api/messages/threads': () => Response.json({ threads: [], next: null }) })
  renderScreen(<ThreadList area={area} filters={{}} openId={undefined} />, { language })
  const title = await screen.findByText(
    language === 'en' ? /^(No messages yet|The inbox is empty)$/ : 'Henüz mesaj yok',
  )
  return title.parentElement?.textContent
}

it('speaks to a coach, a learner or the school while it is empty', async () => {
  expect(await hintFor('coach', 'en')).toContain('Your learners’ questions appear here.')
  cleanup()
  expect(await hintFor('learner', 'en')).toContain('Questions about a lesson, a payment or your group?')
  cleanup()
  expect(await hintFor('admin', 'en')).toContain('write to the school appears here')
  cleanup()
  expect(await hintFor('coach', 'tr')).toContain('Öğrencilerinin soruları burada görünür.')
})
