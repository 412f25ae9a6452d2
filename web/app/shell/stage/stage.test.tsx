import { cleanup, fireEvent, screen } from '@testing-library/react'
import { Link, Route, Routes } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { serve } from '../../ui/testing/serve.ts'
import { AreaLayout } from '../area-layout.tsx'
import { Stage } from './stage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const places = { course: () => '/', module: () => '/', user: () => '/', resource: () => '/', actions: [] }

it('hides the navigation of its area and shows only the exit', async () => {
  serve({})
  renderScreen(
    <Routes>
      <Route element={<AreaLayout area="learner" entries={[]} places={places} />}>
        <Route index element={<Link to="/quiz">Start</Link>} />
        <Route
          path="quiz"
          element={
            <Stage to="/" label="Back to module 2">
              <h1>Quiz</h1>
            </Stage>
          }
        />
      </Route>
    </Routes>,
  )
  expect(screen.getByRole('navigation', { name: 'Learner Navigation' })).toBeDefined()
  fireEvent.click(screen.getByRole('link', { name: 'Start' }))
  await screen.findByRole('heading', { name: 'Quiz' })
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Back to module 2'])
  fireEvent.click(screen.getByRole('link', { name: 'Back to module 2' }))
  await screen.findByRole('link', { name: 'Start' })
  expect(screen.getByRole('navigation', { name: 'Learner Navigation' })).toBeDefined()
})
