/** Published lists and drawings beside a result: each is missing alone, asked for a few times only, and comes at another try. */
import type { Locator, Page } from '@playwright/test'
import { calculators } from './calculators'
import { COMPLAINTS, FAULTS, faulty, inTime, tools, tryAgain } from './faults'
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
}

const BESIDE: Record<string, Beside> = {
  'published lists': {
    path: withList?.path ?? '',
    inputs: {},
    files: '**/_astro/published*.js*',
    says: 'What the published lists come to could not be fetched.',
    shows: (page) => region(page).getByRole('button', { name: 'Use these rates' }).first(),
  },
  'the drawing': {
    path: '/parking-area-calculator/',
    inputs: { landArea: '43560' },
    files: '**/_astro/lot-plan*.js*',
    says: 'The drawing could not be fetched.',
    shows: (page) => region(page).getByRole('img', { name: /to scale/ }),
  },
}

for (const [what, { path, inputs, files, says, shows }] of Object.entries(BESIDE))
  for (const fault of Object.keys(FAULTS))
    for (const wanted of ['before the press', 'with the press'])
      test(`${what}, ${fault}, asked for ${wanted}`, async ({ page }) => {
        await page.clock.install()
        if (wanted === 'with the press') await saveData(page)
        const asked: string[] = []
        const { mend } = await faulty(page, files, fault)
        page.on('request', (request) => /published|lot-plan/.test(request.url()) && asked.push(request.url()))
        await page.goto(path)
        await hydrated(page)
        await fill(page, inputs)
        await press(page)
        const line = region(page).getByText(says)
        await inTime(page, line)
        // The rest of the result is there, and stays.
        await expect(tools(page)).toBeVisible()
        await tools(page).evaluate((tool) => tool.setAttribute('data-seen', ''))
        const before = asked.length
        await page.clock.runFor(30_000)
        await expect(line).toBeVisible()
        await expect(tools(page)).toHaveAttribute('data-seen', '')
        expect(asked.length).toBe(before)
        mend()
        await tryAgain(page).first().click()
        await expect(shows(page)).toBeVisible()
        await expect(line).toBeHidden()
      })
