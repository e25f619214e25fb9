import { Popover } from '@mantine/core';
import type { FocusEvent } from 'react';
import { useOpenAtOnce } from '../../ui/at-first-click.ts';
import { Fragezeichen, type HelpButtonProps, nameDerHilfe } from './fragezeichen.tsx';
import css from './hilfe.module.css';
import { HilfeInhalt } from './hilfe-inhalt.tsx';

/** Escape in here closes the help; the dialog around it would take the key for itself. */
function meinEscape({ target }: FocusEvent) {
	(target as Element).setAttribute('data-mantine-stop-propagation', 'true');
}

export function HilfePopover({ hilfe, thema, size, imDialog = false }: HelpButtonProps) {
	const { opened, setOpened, target } = useOpenAtOnce();
	return (
		<Popover
			opened={opened}
			onChange={setOpened}
			position="bottom-end"
			width={400}
			trapFocus
			returnFocus
			withinPortal={!imDialog}
		>
			<Popover.Target>
				<Fragezeichen ref={target} thema={thema} size={size} onClick={() => setOpened((before) => !before)} />
			</Popover.Target>
			<Popover.Dropdown
				aria-label={nameDerHilfe(thema)}
				className={css.dropdown}
				onFocusCapture={imDialog ? meinEscape : undefined}
			>
				{opened && <HilfeInhalt hilfe={hilfe} onClose={() => setOpened(false)} />}
			</Popover.Dropdown>
		</Popover>
	);
}
