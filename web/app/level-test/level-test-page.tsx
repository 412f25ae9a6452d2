import { useState } from 'react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { requireRole } from '../session/guards.ts'
import { loadTexts } from '../texts/load-texts.ts'
import { LevelTest } from './level-test.tsx'
import { createPlayer } from '../parts/level-test/player.ts'

export const clientLoader = async ({ request }: ClientLoaderFunctionArgs) => {
  await Promise.all([requireRole('learner', request), loadTexts('frame', 'level-test')])
  return null
}

export default function LevelTestPage() {
  const [player] = useState(createPlayer)
  return <LevelTest player={player} />
}
