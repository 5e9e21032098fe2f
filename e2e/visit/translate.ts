/** A page that a browser has translated. */
import type { Page } from '@playwright/test'
import { translator } from '../../test/translator.ts'

export const translate = (page: Page) => page.evaluate(translator)
