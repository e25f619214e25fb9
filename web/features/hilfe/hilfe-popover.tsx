import { Popover } from '@mantine/core';
import { type FocusEvent, useState } from 'react';
import { useOpenAtOnce } from '../../ui/at-first-click.ts';
import { useDiscard } from '../../ui/feedback/discard.tsx';
import { Fragezeichen, type HelpButtonProps, nameDerHilfe } from './fragezeichen.tsx';
import css from './hilfe.module.css';
import { HilfeInhalt } from './hilfe-inhalt.tsx';

/** Escape in here closes the help; the dialog around it would take the key for itself. */
function meinEscape({ target }: FocusEvent) {
	(target as Element).setAttribute('data-mantine-stop-propagation', 'true');
}

export function HilfePopover({ hilfe, thema, size, imDialog = false }: HelpButtonProps) {
	const { opened, setOpened, target } = useOpenAtOnce();
	const [geaendert, setGeaendert] = useState(false);
	const verwerfen = useDiscard(geaendert, false, () => setOpened(false));
	return (
		<Popover
			opened={opened}
			onChange={(auf) => (auf ? setOpened(true) : verwerfen.close())}
			closeOnClickOutside={!geaendert}
			position="bottom-end"
			width={400}
			trapFocus
			returnFocus
			withinPortal={!imDialog}
		>
			<Popover.Target>
				<Fragezeichen
					ref={target}
					thema={thema}
					size={size}
					onClick={() => (opened ? verwerfen.close() : setOpened(true))}
				/>
			</Popover.Target>
			<Popover.Dropdown
				aria-label={nameDerHilfe(thema)}
				className={css.dropdown}
				onFocusCapture={imDialog ? meinEscape : undefined}
			>
				{opened && (
					<HilfeInhalt hilfe={hilfe} onClose={verwerfen.close} frage={verwerfen.question} onGeaendert={setGeaendert} />
				)}
			</Popover.Dropdown>
		</Popover>
	);
}
