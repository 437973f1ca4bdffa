import { pageOfEachKind } from '#bench/page-of-each-kind.ts';
import { expect, isPhone, test } from '#tests/browser/test.ts';

test('no picture is shown wider than its file', async ({ page }) => {
  test.skip(isPhone(page), 'Screens of phones have more pixels than their width says.');
  test.slow();
  for (const { path } of pageOfEachKind) {
    await page.goto(path);
    const enlarged = await page.evaluate(async () => {
      // A drawing has no size of its own.
      const images = [...document.images].filter(
        (image) => image.checkVisibility() && !image.src.endsWith('.svg'),
      );
      for (const image of images) image.loading = 'eager';
      await Promise.all(images.map((image) => image.decode()));
      return images.flatMap((image) => {
        const { width, height } = image.getBoundingClientRect();
        // Pictures fill their box, and what sticks out is cut.
        const shown = Math.max(width, (height * image.naturalWidth) / image.naturalHeight);
        // `naturalWidth` is what "sizes" says; the file's own width is in its name.
        const [, own = 0] = /-(\d+)\.\w+$/.exec(image.currentSrc) ?? [];
        return shown > Number(own) + 1 ? [`${image.currentSrc}: ${Math.round(shown)}`] : [];
      });
    });
    expect.soft(enlarged, path).toEqual([]);
  }
});
