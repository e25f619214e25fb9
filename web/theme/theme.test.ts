import { describe, expect, test } from 'vitest';
import { contrast } from './palette.ts';
import { colorTokens } from './theme.ts';

const token = (primary: string, scheme: 'light' | 'dark') => {
	const tokens = colorTokens({ primary, secondary: '#f2b036' }, scheme);
	return (name: string) => tokens[name] ?? '';
};
/** Grounds of the design that a tenant's colours stand on (tokens.css). */
const PAGE = { light: '#ffffff', dark: '#0f1316' } as const;

describe.each(['#00636e', '#178b7d', '#f2b036', '#c2185b', '#ff0000', '#00ff00', '#0000ff', '#ffffff', '#000000'])(
	'whatever the tenant chooses, as %s, what stands on it can be read',
	(primary) => {
		test.each(['light', 'dark'] as const)('%s', (scheme) => {
			const t = token(primary, scheme);
			const texts = [
				[t('--action-text'), t('--action')],
				[t('--action-text'), t('--action-hover')],
				[t('--link'), PAGE[scheme]],
				[t('--link'), t('--selected')],
				[t('--link'), t('--person')],
			] as const;
			for (const [text, ground] of texts)
				expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
			// The ring of what has the focus is no text.
			expect(contrast(t('--action'), PAGE[scheme])).toBeGreaterThanOrEqual(3);
		});
	},
);

test('the accent is the tenant’s in both schemes', () => {
	for (const scheme of ['light', 'dark'] as const) expect(token('#00636e', scheme)('--accent')).toBe('#f2b036');
});
