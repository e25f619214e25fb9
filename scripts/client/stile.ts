import type { Plugin } from 'vite';

/** Mantine's components whose styles the portal wants; a new one needs its name here. */
const BAUTEILE = new Set([
	'ActionIcon',
	'Checkbox',
	'CloseButton',
	'Combobox',
	'Flex',
	'Group',
	'InlineInput',
	'Input',
	'Loader',
	'Menu',
	'Modal',
	'ModalBase',
	'Notification',
	'NumberInput',
	'Overlay',
	'Paper',
	'PasswordInput',
	'Pill',
	'PillsInput',
	'Popover',
	'Progress',
	'Radio',
	'ScrollArea',
	'Stack',
	'Switch',
	'Text',
	'Title',
	'Tooltip',
	'UnstyledButton',
	'VisuallyHidden',
]);

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
};
