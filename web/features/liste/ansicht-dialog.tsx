import { useState } from 'react';
import { uuid } from '../../client/uuid.ts';
import { LISTE } from '../../texte/listen/listen.ts';
import { UI } from '../../texte/ui.ts';
import { Button } from '../../ui/button.tsx';
import type { TableView } from '../../ui/data-table/table-view.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { CheckboxField, Form, TextField } from '../../ui/fields/fields.tsx';
import { alsAnsicht, type GespeicherteAnsicht, sucheVon } from './ansichten.ts';
import type { Listendefinition, Listenstand, Listensuche } from './suche.ts';
import { useAnsichtenSpeichern } from './use-ansichten-speichern.ts';

interface AnsichtDialogProps {
	opened: boolean;
	onClose: () => void;
	liste: Listendefinition;
	stand: Listenstand;
	view: TableView;
	gespeicherte: readonly GespeicherteAnsicht[];
	/** The saved view that is open: its name is proposed, and it may be deleted. */
	aktuelle: GespeicherteAnsicht | undefined;
	onSuche: (suche: Listensuche) => void;
}

const NAME_MAX = 60;
const FORM = 'ansicht-speichern';

/** Keeps what the list shows now under a name. */
export function AnsichtDialog(props: AnsichtDialogProps) {
	const { opened, onClose, liste, stand, view, gespeicherte, aktuelle, onSuche } = props;
	const [name, setName] = useState(aktuelle?.name ?? '');
	const [geteilt, setGeteilt] = useState(aktuelle?.geteilt ?? false);
	const [fehler, setFehler] = useState<string | null>(null);
	const speichern = useAnsichtenSpeichern(liste.name);
	const gewaehlt = name.trim();
	const bisher = gespeicherte.find((ansicht) => ansicht.name === gewaehlt);

	const speichere = () => {
		const grund = namensfehler(gewaehlt, liste);
		setFehler(grund);
		if (grund) return;
		const neu = alsAnsicht({ id: bisher?.id ?? uuid(), name: gewaehlt, geteilt }, stand, view);
		speichern.execute({
			ansichten: [neu],
			danach: () => {
				toast.success(UI.gespeichert);
				onSuche(sucheVon(neu));
				onClose();
			},
		});
	};
	const loesche = (weg: GespeicherteAnsicht) =>
		speichern.execute({
			entfernt: weg.id,
			danach: () => {
				const zurueck = () => speichern.execute({ ansichten: [weg] });
				toast.success(LISTE.ansichtGeloescht(weg.name), { action: { label: UI.rueckgaengig, run: zurueck } });
				onSuche({});
				onClose();
			},
		});

	return (
		<Dialog
			opened={opened}
			onClose={onClose}
			title={LISTE.ansichtSpeichern}
			footerStart={
				aktuelle && (
					<Button variant="danger" onClick={() => loesche(aktuelle)}>
						{LISTE.ansichtLoeschen}
					</Button>
				)
			}
			primary={
				<Button variant="primary" type="submit" form={FORM} loading={speichern.isRunning}>
					{UI.speichern}
				</Button>
			}
		>
			<Form
				id={FORM}
				gap={16}
				onSubmit={(event) => {
					event.preventDefault();
					speichere();
				}}
			>
				<TextField
					label={LISTE.ansichtName}
					description={bisher ? LISTE.ansichtErsetzt(gewaehlt) : LISTE.ansichtHinweis}
					required
					maxLength={NAME_MAX}
					value={name}
					error={fehler}
					onChange={(event) => setName(event.currentTarget.value)}
					data-autofocus
				/>
				<CheckboxField
					label={LISTE.ansichtTeilen}
					description={LISTE.ansichtTeilenHinweis}
					checked={geteilt}
					onChange={(event) => setGeteilt(event.currentTarget.checked)}
				/>
			</Form>
		</Dialog>
	);
}

function namensfehler(name: string, { ansichten }: Listendefinition): string | null {
	if (!name) return LISTE.pflicht;
	return ansichten.some(({ key, titel }) => key === name || titel === name) ? LISTE.ansichtVergeben : null;
}
