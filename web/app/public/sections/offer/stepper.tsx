import type { PublicContent } from '@sohbet/contract/site/site-pages'
import { Icon } from '../../pictures/icon.tsx'
import { usePublicContent } from '../../page-context.ts'
import { SectionHeading } from '../section-heading.tsx'
import './stepper.css'

type Step = PublicContent['courses']['stepper']['steps'][number]

type State = 'done' | 'now' | 'next'

const stateOf = (index: number, active: number): State => {
  if (index < active) return 'done'
  return index === active ? 'now' : 'next'
}

function Stop({ step, state, id }: { step: Step; state: State; id: string }) {
  const { stepper } = usePublicContent().courses
  return (
    <li className={`step step-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
      <span className="step-mark" aria-hidden="true">
        {state === 'done' && <Icon name="tick" size={24} />}
      </span>
      <p className="step-state">{stepper.state[state]}</p>
      <div className="step-title">
        <h3>{step.title}</h3>
        {/* Shown by hover and focus, so it needs no script */}
        <span className="tip" data-tip="">
          <button type="button" aria-label={`${stepper.more}: ${step.title}`} aria-describedby={id}>
            <Icon name="tip" size={22} />
          </button>
          <span role="tooltip" id={id}>
            {step.tooltip}
          </span>
        </span>
      </div>
      <p>{step.text}</p>
    </li>
  )
}

/** Four stops to the first sentence: those before the active one are done. */
export function Stepper({ active }: { active: number }) {
  const { stepper } = usePublicContent().courses
  if (stepper.steps.length === 0) return null
  return (
    <section className="stepper">
      <div className="wrap">
        <SectionHeading plate={stepper.plate} title={stepper.title} lead={stepper.lead} />
        <ol className="steps">
          {stepper.steps.map((step, index) => (
            <Stop key={step.title} step={step} state={stateOf(index, active)} id={`step-${index}`} />
          ))}
        </ol>
      </div>
    </section>
  )
}
