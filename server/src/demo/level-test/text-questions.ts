import type { OptionId, TextSkill } from '@sohbet/domain/level-test/question'

type Options = [a: string, b: string, c: string, d: string]
export type TextQuestion = { text: string; options: Options; key: OptionId; skill: TextSkill }

/** A question about grammar. */
export const ask = (text: string, options: Options, key: OptionId): TextQuestion => ({
  text,
  options,
  key,
  skill: 'grammar',
})
/** A question about the meaning of words. */
const askWord = (text: string, options: Options, key: OptionId): TextQuestion => ({
  text,
  options,
  key,
  skill: 'vocabulary',
})

/** Grammar and vocabulary, eight questions per level, from A1 to C1. */
export const textQuestions: readonly TextQuestion[] = [
  // A1
  ask('My sister ___ a nurse at a hospital in Hackney.', ['am', 'are', 'is', 'be'], 'C'),
  ask('___ you like tea or coffee?', ['Do', 'Does', 'Are', 'Have'], 'A'),
  ask('There are three ___ waiting at the bus stop.', ['woman', 'womans', 'womens', 'women'], 'D'),
  ask('I usually get up ___ seven o’clock.', ['on', 'at', 'in', 'to'], 'B'),
  ask('She can’t come tonight. ___ working.', ['She’s', 'Her', 'She', 'Hers'], 'A'),
  ask('How ___ is a single ticket to Camden?', ['many', 'long', 'much', 'often'], 'C'),
  askWord('The opposite of “cheap” is ___.', ['small', 'expensive', 'early', 'empty'], 'B'),
  ask('This is Tom’s phone. Please give it to ___.', ['he', 'his', 'himself', 'him'], 'D'),
  // A2
  ask('We ___ to Brighton last weekend.', ['went', 'go', 'have gone', 'were go'], 'A'),
  ask('This café is ___ than the one on the corner.', ['quiet', 'more quieter', 'quieter', 'quietest'], 'C'),
  ask('I’m going to the shop ___ some milk.', ['for buy', 'to buy', 'buying', 'for to buy'], 'B'),
  ask('You ___ smoke in here. Look at the sign!', ['don’t have to', 'needn’t', 'wouldn’t', 'mustn’t'], 'D'),
  ask(
    'While I ___ for the train, it started to rain.',
    ['was waiting', 'am waiting', 'have waited', 'wait'],
    'A',
  ),
  ask('Have you ___ eaten fish and chips by the sea?', ['yet', 'since', 'ever', 'ago'], 'C'),
  ask('The film was so ___ that I fell asleep.', ['bored', 'bore', 'interesting', 'boring'], 'D'),
  ask(
    'Could you tell me where ___?',
    ['is the toilet', 'the toilet is', 'does the toilet', 'the toilet does'],
    'B',
  ),
  // B1
  ask('I’ve lived in this flat ___ 2019.', ['for', 'from', 'since', 'during'], 'C'),
  ask('If I ___ you, I’d take the night bus.', ['were', 'am', 'would be', 'have been'], 'A'),
  ask(
    'The kitchen ___ at the moment, so we’re eating out.',
    ['is painting', 'is being painted', 'paints', 'has painted'],
    'B',
  ),
  askWord('She gave ___ smoking when her son was born.', ['off', 'out', 'away', 'up'], 'D'),
  ask('He asked me what time ___ home.', ['I was going', 'was I going', 'am I going', 'did I go'], 'A'),
  ask('I’m really looking forward to ___ you.', ['see', 'saw', 'seeing', 'be seen'], 'C'),
  ask('Hurry up, ___ we’ll miss the last Tube.', ['unless', 'or', 'so that', 'despite'], 'B'),
  askWord(
    '“I’m skint until Friday.” In London this means that the speaker has no ___.',
    ['time', 'food', 'plans', 'money'],
    'D',
  ),
  // B2
  ask(
    'By the time we got to the pub, they ___ serving food.',
    ['had stopped', 'have stopped', 'would stop', 'were stopped'],
    'A',
  ),
  ask('You ___ have told me! I’d have helped you move.', ['must', 'could', 'shall', 'need'], 'B'),
  ask('___ the rain, the market was packed.', ['Although', 'Even', 'Despite', 'However'], 'C'),
  ask('I’d rather you ___ your shoes off at the door.', ['taking', 'to take', 'taken', 'took'], 'D'),
  ask(
    'It’s no use ___ about it now. The tickets are gone.',
    ['complaining', 'to complain', 'complain', 'complained'],
    'A',
  ),
  ask('He’s used to ___ nights, so he’ll be wide awake.', ['work', 'works', 'working', 'be working'], 'C'),
  askWord(
    'We had to ___ the meeting because half the team was ill.',
    ['call up', 'call off', 'call out', 'call for'],
    'B',
  ),
  askWord(
    '“He’s having a laugh!” said about a price means that the price is ___.',
    ['a bargain', 'a mistake', 'fair', 'far too high'],
    'D',
  ),
  // C1
  ask('Hardly ___ sat down when the fire alarm went off.', ['had we', 'we had', 'did we', 'we have'], 'A'),
  ask(
    'Had I known about the strike, I ___ from home.',
    ['worked', 'had worked', 'would have worked', 'will have worked'],
    'C',
  ),
  ask('The landlord demanded that the rent ___ paid in advance.', ['being', 'to be', 'been', 'be'], 'D'),
  askWord(
    'Her explanation was plausible, ___ a little rehearsed.',
    ['despite', 'albeit', 'whereas', 'notwithstanding that'],
    'B',
  ),
  askWord(
    'The council has come under ___ for closing the library.',
    ['fire', 'smoke', 'blame', 'fault'],
    'A',
  ),
  ask(
    'Little ___ how much the city would change her.',
    ['she realised', 'she did realise', 'did she realise', 'had realised she'],
    'C',
  ),
  askWord(
    'He’s not one to mince his ___: he’ll tell you what he thinks.',
    ['meat', 'words', 'thoughts', 'tongue'],
    'B',
  ),
  askWord(
    'The new rules are bound to ___ a backlash among tenants.',
    ['arise', 'result', 'emerge', 'provoke'],
    'D',
  ),
]
