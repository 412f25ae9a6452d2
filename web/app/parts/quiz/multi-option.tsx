import { OptionList } from '../level-test/option-list.tsx'
import type { ViewProps } from './question-props.ts'
import styles from './quiz.module.css'

export const MultiOption = ({ question, labelId, answer, onAnswer, isReadOnly, hasKeys }: ViewProps) => (
  <div className={styles.choices}>
    <OptionList
      labelId={labelId}
      options={question.options}
      selected={typeof answer === 'string' ? answer : null}
      isDisabled={isReadOnly}
      onSelect={onAnswer}
      hasKeys={hasKeys}
    />
  </div>
)
