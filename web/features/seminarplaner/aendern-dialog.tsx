import { Stack } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { SEMINAR } from '#domain/status/seminar.ts';
import { PLANER as T } from '../../texte/seminare/seminarplaner.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type Aenderung, useAendere } from './aendern.ts';
import css from './planer.module.css';
import type { Planseminar } from './queries.ts';

interface AendernDialogProps {
	seminar: Planseminar;
	aenderung: Aenderung;
	titel: string;
	verb: string;
	vorher: string;
	nachher: string;
	onClose: () => void;
}

/** Before and after; of what is published, who hears of it. */
export function AendernDialog({ seminar, aenderung, titel, verb, vorher, nachher, onClose }: AendernDialogProps) {
	const { execute, isRunning, error } = useAendere({ onDone: onClose });
	return (
		<Dialog
			opened
			onClose={onClose}
			title={titel}
			subtitle={seminar.bezeichnung}
			primary={
				<Button
					variant="primary"
					loading={isRunning}
					onClick={() => execute({ seminar, aenderung, meldung: T.geaendert })}
				>
					{verb}
				</Button>
			}
		>
			<Stack>
				{error && <ErrorBox text={error.message} />}
				<dl className={css.gegenueber}>
					<div>
						<dt>{T.vorher}</dt>
						<dd>
							<s>{vorher}</s>
						</dd>
					</div>
					<Icon of={IconArrowRight} />
					<div>
						<dt>{T.nachher}</dt>
						<dd>{nachher}</dd>
					</div>
				</dl>
				{seminar.status === SEMINAR.nr.Published && (
					<p>
						{T.hinweisVeroeffentlicht(seminar.belegt, seminar.wartend)} {'termine' in aenderung && T.hinweisMail}
					</p>
				)}
			</Stack>
		</Dialog>
	);
}
