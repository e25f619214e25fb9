import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Mantine's components whose styles the portal wants. */
const BAUTEILE = new Set([
	'ActionIcon',
	'Checkbox',
	'CloseButton',
	'Combobox',
	'Flex',
	'Group',
	'InlineInput',
	'Input',
	'List',
	'Loader',
	'Menu',
	'Modal',
	'ModalBase',
	'Notification',
	'Overlay',
	'Paper',
	'PasswordInput',
	'Pill',
	'PillsInput',
	'Popover',
	'Progress',
	'Radio',
	'ScrollArea',
	'SimpleGrid',
	'Stack',
	'Switch',
	'Text',
	'Title',
	'Tooltip',
	'UnstyledButton',
	'VisuallyHidden',
]);

/** Those it styles itself, and those that only come along with another. */
const OHNE = new Set([
	...['Button', 'CheckboxCard', 'CheckboxIndicator', 'ColorPicker', 'ColorSwatch', 'RadioCard', 'RadioIndicator'],
	'Typography',
]);

const ENDUNG = '.layer.css';
const VORHANDEN = new Set(
	readdirSync(join(dirname(fileURLToPath(import.meta.resolve('@mantine/core/styles.css'))), 'styles'))
		.filter((datei) => datei.endsWith(ENDUNG))
		.map((datei) => datei.slice(0, -ENDUNG.length)),
);

const DATEI = /\/@mantine\/core\/esm\/(?:components|utils)\/(?:\w+\/)+(\w+)\.mjs$/;

/**
 * A component's styles come with the component, after those of the components it is made of, and a page loads no
 * others. In development packages are bundled before any plugin sees them: there all styles come at once.
 */
export const mantineStile: Plugin = {
	name: 'mantine-stile',
	transform(code, id) {
		if (this.environment.mode === 'dev') {
			return id.endsWith('/web/main.tsx') ? `import '@mantine/core/styles.layer.css';\n${code}` : undefined;
		}
		const bauteil = DATEI.exec(id)?.[1] ?? '';
		return BAUTEILE.has(bauteil) ? `${code}\nimport '@mantine/core/styles/${bauteil}.layer.css';\n` : undefined;
	},
	/** What got into the client without its styles by mistake would stand there bare. */
	generateBundle(_, bundle) {
		for (const teil of Object.values(bundle))
			for (const id of teil.type === 'chunk' ? teil.moduleIds : []) {
				const bauteil = DATEI.exec(id)?.[1] ?? '';
				if (VORHANDEN.has(bauteil) && !BAUTEILE.has(bauteil) && !OHNE.has(bauteil))
					this.error(`Mit oder ohne die Stile von ${bauteil}? (scripts/client/stile.ts)`);
			}
	},
};
