import type { Dispatch } from 'react'
import { useTranslation } from '../texts/use-translation.ts'
import { PageTitle } from '../shell/page-title.tsx'
import type { Flow, FlowEvent } from './flow.ts'
import { InfoScreen } from './screens/start/info-screen.tsx'
import type { Player } from '../parts/level-test/player.ts'
import { QuestionScreen } from './screens/question/question-screen.tsx'
import { LatestResult, ResultScreen } from './screens/result-screen.tsx'
import { TestFrame } from './screens/test-frame.tsx'
import { useLeaveGuard } from '../ui/dialog/use-leave-guard.tsx'
import { useLevelTest } from './use-level-test.ts'
import { ElsewhereScreen, StartingScreen, SubmittingScreen } from './screens/waiting-screens.tsx'

type Props = { player: Player; now?: () => number }

/** The level test from the first explanation to the result. */
export function LevelTest({ player, now = Date.now }: Props) {
  const { t } = useTranslation('levelTest')
  const { flow, dispatch, isElsewhere } = useLevelTest({ player, now })
  const isRunning = !isElsewhere && (flow.stage === 'question' || flow.stage === 'submitting')
  const leaveWarning = useLeaveGuard(isRunning, {
    deed: t('leaveDeed'),
    message: t(flow.stage === 'submitting' ? 'leaveSubmitting' : 'leave'),
  })
  return (
    <TestFrame>
      <PageTitle>{t('title')}</PageTitle>
      {isElsewhere ? (
        <ElsewhereScreen />
      ) : (
        <Stage flow={flow} dispatch={dispatch} player={player} now={now} />
      )}
      {leaveWarning}
    </TestFrame>
  )
}

type StageProps = { flow: Flow; dispatch: Dispatch<FlowEvent>; player: Player; now: () => number }

function Stage({ flow, dispatch, player, now }: StageProps) {
  const start = () => dispatch({ type: 'start' })
  switch (flow.stage) {
    case 'info':
      return (
        <InfoScreen player={player} isRetake={flow.isRetake ?? false} isStarting={false} onStart={start} />
      )
    case 'starting':
      // The explanations stay visible: a learner who cannot start yet keeps the position and the sound check
      return flow.isResuming ? (
        <StartingScreen hasFailed={flow.hasFailed} onRetry={start} />
      ) : (
        <InfoScreen player={player} isRetake={flow.isRetake ?? false} isStarting onStart={start} />
      )
    case 'question':
      return <QuestionScreen asking={flow} dispatch={dispatch} now={now} />
    case 'submitting':
      return <SubmittingScreen hasFailed={flow.hasFailed} onRetry={() => dispatch({ type: 'submit' })} />
    case 'taken':
      return <LatestResult onStartAgain={() => dispatch({ type: 'prepare' })} />
    default:
      return <ResultScreen result={flow.result} />
  }
}
