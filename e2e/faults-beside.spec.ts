/** Published lists and drawings beside a result: each is missing alone, asked for a few times only, and comes at another try. */
import type { Locator, Page } from '@playwright/test'
import { calculators } from './calculators'
import { COMPLAINTS, type Fault, faultsFrom, faulty, inTime, tools, tryAgain } from './faults'
import { expect, fill, hydrated, type Inputs, press, region, saveData, test } from './site'

// Long, so that all workers share it.
test.describe.configure({ mode: 'parallel' })
test.use({ mayComplain: COMPLAINTS })

const withList = calculators.find(({ published }) => (published?.sets?.length ?? 0) > 0)

interface Beside {
  path: string
  inputs: Inputs
  files: string
  says: string
  shows: (page: Page) => Locator
  /** The fault that the first attempt meets. */
  first: { 'before the press': Fault; 'with the press': Fault }
}

const BESIDE: Record<string, Beside> = {
  'published lists': {
    path: withList?.path ?? '',
    inputs: {},
    files: '**/_astro/published*.js*',
    says: 'The published lists could not be loaded.',
    shows: (page) => region(page).getByRole('button', { name: 'Use these rates' }).first(),
    first: { 'before the press': 'refused', 'with the press': 'never answered' },
  },
  'the drawing': {
    path: '/parking-area-calculator/',
    inputs: { landArea: '43560' },
    files: '**/_astro/lot-plan*.js*',
    says: 'The drawing could not be loaded.',
    shows: (page) => region(page).getByRole('img', { name: /to scale/ }),
    first: { 'before the press': 'truncated', 'with the press': 'not found' },
  },
}

for (const [what, { path, inputs, files, says, shows, first }] of Object.entries(BESIDE))
  for (const [wanted, fault] of Object.entries(first))
    test(`${what}, asked for ${wanted}, and missing in one way after the other`, async ({ page }) => {
      await page.clock.install()
      if (wanted === 'with the press') await saveData(page)
      let asked = 0
      page.on('request', (request) => {
        if (/published|lot-plan/.test(request.url())) asked++
      })
      const { become, mend, met } = await faulty(page, files)
      become(fault)
      await page.goto(path)
      await hydrated(page)
      await fill(page, inputs)
      await press(page)
      const line = region(page).getByText(says)
      for (const [attempt, each] of faultsFrom(fault).entries())
        await test.step(each, async () => {
          become(each)
          if (attempt > 0) await tryAgain(page).first().click()
          await expect.poll(met).toContain(each)
          await inTime(page, line)
          // The rest of the result is there, and stays.
          await expect(tools(page)).toBeVisible()
          if (attempt === 0) await tools(page).evaluate((tool) => tool.setAttribute('data-seen', ''))
          const before = asked
          await page.clock.runFor(30_000)
          await expect(line).toBeVisible()
          await expect(tools(page)).toHaveAttribute('data-seen', '')
          expect(asked).toBe(before)
        })
      mend()
      await tryAgain(page).first().click()
      await expect(shows(page)).toBeVisible()
      await expect(line).toBeHidden()
    })
