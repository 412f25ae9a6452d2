import type { Reply } from '@sohbet/contract/endpoint'
import type { getPlayer } from '@sohbet/contract/learning/player'
import { moduleToGoOnWith } from '@sohbet/domain/course/progress'
import type { SignedInContext } from '../context/context.ts'
import { readLearnerModule } from '../progress/learner-module.reads.ts'
import { readPlayerCourse } from '../progress/learner-course.reads.ts'
import { readLearnerQuiz } from '../quiz-attempts/attempt.reads.ts'

/** A course with one of its modules: the asked one, or the one to go on with. */
export async function readPlayer(
  ctx: SignedInContext,
  { id, asked }: { id: string; asked: string | undefined },
): Promise<Reply<typeof getPlayer>> {
  const course = await readPlayerCourse(ctx, id)
  const listed =
    asked === undefined
      ? moduleToGoOnWith(course)
      : course.modules.find(({ order, id: moduleId }) => String(order) === asked || moduleId === asked)
  const isOpen = listed && listed.state !== 'locked'
  const module = isOpen ? await readLearnerModule(ctx, listed.id) : null
  const quiz = module?.quiz ? await readLearnerQuiz(ctx, module.id) : null
  return { course, module, quiz }
}
