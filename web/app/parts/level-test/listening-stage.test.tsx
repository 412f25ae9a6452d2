import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { ListeningStage, type ListeningPhase } from './listening-stage.tsx'

/** The stage, and a button that switches to its next phase. */
function Stage({ phases, hasAudio = true }: { phases: ListeningPhase[]; hasAudio?: boolean }) {
  const [index, setIndex] = useState(0)
  const goOn = () => setIndex(index + 1)
  return (
    <>
      <ListeningStage
        phase={phases[index] ?? 'answering'}
        countdown={3}
        hasAudio={hasAudio}
        isTimeRunning={false}
        onPlay={goOn}
        onRetry={goOn}
        onSkip={goOn}
      />
      <button type="button" onClick={goOn}>
        next
      </button>
    </>
  )
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('announces every phase in one live region, and counts down silently', () => {
  renderScreen(<Stage phases={['loading', 'countdown', 'playing', 'answering']} />)
  const region = screen.getByRole('status')
  const announced = [region.textContent]
  for (let phase = 1; phase < 4; phase++) {
    press('next')
    announced.push(screen.getByRole('status').textContent)
    expect(screen.getByRole('status')).toBe(region)
  }
  expect(announced).toEqual([
    'Loading the audio…',
    'The audio starts in a moment',
    'Listen now',
    'Now choose your answer',
  ])
})

it.each([
  ['blocked', 'Play the audio'],
  ['unplayable', 'Try again'],
] as const)('%s: moves the focus where it is needed, and keeps it on the stage', (phase, name) => {
  renderScreen(<Stage phases={['loading', phase, 'countdown']} />)
  press('next')
  const button = screen.getByRole('button', { name })
  expect(document.activeElement).toBe(button)
  const hint = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).not.toBe('')
  press(name)
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Listening' }))
})

it('does not take the focus from an overlay', () => {
  renderScreen(
    <>
      <Dialog opened title="Over it" onClose={() => {}} />
      <Stage phases={['loading', 'blocked']} />
    </>,
  )
  press('next')
  expect(document.activeElement).not.toBe(screen.getByRole('button', { name: 'Play the audio' }))
})

it('shows that a question has no recording', () => {
  renderScreen(<Stage phases={['answering']} hasAudio={false} />)
  expect(screen.getByText('The recording of this question is missing.')).toBeDefined()
})
