import type { Question } from '../../content/public-content.ts'
import './question-list.css'

type Props = { questions: Question[]; level: 'h2' | 'h3'; open?: boolean }

/** Answers fold without a script; each has its own link. */
export function QuestionList({ questions, level: Heading, open = false }: Props) {
  return (
    <div className="questions">
      {questions.map(({ id, question, answer }) => (
        <details key={id} id={id} open={open}>
          <summary>
            <Heading>{question}</Heading>
          </summary>
          {answer.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </details>
      ))}
    </div>
  )
}
