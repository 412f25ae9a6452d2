import { useState } from 'react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { requireRole } from '../session/guards.ts'
import { LevelTest } from './level-test.tsx'
import { createPlayer } from '../parts/level-test/player.ts'

export const clientLoader = async ({ request }: ClientLoaderFunctionArgs) => {
  await requireRole('learner', request)
  return null
}

export default function LevelTestPage() {
  const [player] = useState(createPlayer)
  return <LevelTest player={player} />
}
