import * as contract from '@sohbet/contract/core/opening'
import type { Bind } from '../context/context.ts'
import { addTemplateCourseType, addTemplateLevelTest } from './add-templates.ts'
import { confirmMailCheck, sendMailCheck } from './mail-check.ts'
import { openSchool } from './open-school.ts'
import { readOpening } from './opening.reads.ts'

export function openingRoutes(bind: Bind) {
  bind(contract.getOpening, (ctx) => readOpening(ctx))
  bind(contract.addTemplateCourseType, (ctx, { body }) => addTemplateCourseType(ctx, body.track))
  bind(contract.addTemplateLevelTest, (ctx) => addTemplateLevelTest(ctx))
  bind(contract.sendMailCheck, (ctx) => sendMailCheck(ctx))
  bind(contract.confirmMailCheck, (ctx, { body }) => confirmMailCheck(ctx, body))
  bind(contract.lookAhead, ({ links, now }) => ({ url: links.signForHours(contract.lookAheadPath, now) }))
  bind(contract.openSchool, (ctx) => openSchool(ctx))
}
