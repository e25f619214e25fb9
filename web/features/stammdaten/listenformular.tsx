import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { type ApiFehler, feldFehler } from '../../client/api-fehler.ts';
import { useCommand } from '../../client/use-command.ts';
import { uuid } from '../../client/uuid.ts';
import { STAMMDATEN } from '../../texte/verwaltung/stammdaten.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { UnsavedChangesGuard } from '../../ui/feedback/unsaved-changes-guard.tsx';
import { Form } from '../../ui/fields/fields.tsx';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { BETROFFENE, type Listenart } from './arten.ts';
import { alsBody, alsZeilen, type Entwurfszeile, type Stammeintrag, streiche, verschiebe } from './entwurf.ts';
import { Aktivzelle, Feldzelle, nameVon, Reihenfolge, Streichknopf } from './listenzellen.tsx';
import css from './stammdaten.module.css';

interface ListenformularProps {
	art: Listenart;
	/** As they are saved. */
	eintraege: readonly Stammeintrag[];
	istAdmin: boolean;
}

const neueZeile = (art: Listenart): Entwurfszeile => ({
	key: uuid(),
	isAktiv: true,
	isGeloescht: false,
	werte: Object.fromEntries(art.felder.map(({ feld, art: form }) => [feld, form === 'janein' ? false : ''])),
});

/** The rows of a list, and what is done with all of them together. */
export function Listenformular({ art, eintraege, istAdmin }: ListenformularProps) {
	const felder = art.felder.map(({ feld }) => feld);
	/** What the rows began with; each names the version it is changed from. */
	const [grundlage, setGrundlage] = useState(eintraege);
	const [zeilen, setZeilen] = useState<readonly Entwurfszeile[]>(() => alsZeilen(eintraege, felder));
	const [fehler, setFehler] = useState<Readonly<Record<string, string>>>({});
	/** Saved, or given up: what there is now comes in place of it. */
	const [isFertig, setFertig] = useState(false);
	const geaenderte = alsBody(zeilen, grundlage, felder);
	const beginne = () => {
		setGrundlage(eintraege);
		setZeilen(alsZeilen(eintraege, felder));
		setFehler({});
		setFertig(false);
	};
	// What others save shows, too, as long as nothing is changed here.
	if (eintraege !== grundlage && (isFertig || geaenderte.length === 0)) beginne();
	const befehl = useCommand({
		run: (gesendet: typeof geaenderte, idempotencyKey) =>
			art.speichere(
				gesendet.map(({ body }) => body),
				idempotencyKey,
			),
		invalidates: BETROFFENE,
		onDone: () => {
			setFertig(true);
			toast.success(STAMMDATEN.gespeichert);
		},
		onRefused: (abgelehnt, gesendet) => setFehler(jeZeile(abgelehnt, gesendet)),
	});
	const aendere = (key: string, teil: Partial<Entwurfszeile>) =>
		setZeilen((bisher) => bisher.map((zeile) => (zeile.key === key ? { ...zeile, ...teil } : zeile)));
	const verwirf = () => {
		befehl.reset();
		beginne();
	};
	const abgelehnt = befehl.error && Object.keys(fehler).length > 0;
	return (
		<Form
			onSubmit={(event) => {
				event.preventDefault();
				setFehler({});
				befehl.execute(geaenderte);
			}}
		>
			<UnsavedChangesGuard dirty={geaenderte.length > 0 && !befehl.isRunning} />
			{befehl.error && (
				<div className={css.abgelehnt} role="alert">
					<p>{abgelehnt ? STAMMDATEN.abgelehnt : befehl.error.message}</p>
					{(befehl.error as ApiFehler).details?.some(({ code }) => code === 'VERSION') && (
						<Button size="sm" onClick={verwirf}>
							{STAMMDATEN.neuLaden}
						</Button>
					)}
				</div>
			)}
			{zeilen.length > 0 && (
				<SimpleTable
					className={css.tabelle}
					rows={zeilen}
					rowKey={({ key }) => key}
					columns={[
						...(art.vonSelbst
							? []
							: [
									{
										head: STAMMDATEN.reihenfolge,
										isHeadHidden: true,
										width: 112,
										cell: (zeile: Entwurfszeile, stelle: number) => (
											<Reihenfolge
												name={nameVon(zeile)}
												istErste={stelle === 0}
												istLetzte={stelle === zeilen.length - 1}
												onVerschieben={(um) => setZeilen((bisher) => verschiebe(bisher, zeile.key, um))}
											/>
										),
									},
								]),
						...art.felder.map((feld) => ({
							head: STAMMDATEN.feld[feld.feld],
							cell: (zeile: Entwurfszeile) => (
								<Feldzelle feld={feld} zeile={zeile} fehler={fehler} onAendern={(teil) => aendere(zeile.key, teil)} />
							),
						})),
						{
							head: STAMMDATEN.aktiv,
							width: 112,
							cell: (zeile) => (
								<Aktivzelle
									zeile={zeile}
									istAdmin={istAdmin}
									onAendern={(isAktiv) => aendere(zeile.key, { isAktiv })}
								/>
							),
						},
						{
							head: STAMMDATEN.aktion,
							isHeadHidden: true,
							width: 112,
							cell: (zeile) => (
								<Streichknopf zeile={zeile} onStreichen={() => setZeilen((bisher) => streiche(bisher, zeile.key))} />
							),
						},
					]}
				/>
			)}
			<div className={css.leiste}>
				<Button icon={IconPlus} onClick={() => setZeilen((bisher) => [...bisher, neueZeile(art)])}>
					{STAMMDATEN.hinzufuegen}
				</Button>
				<Button type="submit" variant="primary" loading={befehl.isRunning} disabled={geaenderte.length === 0}>
					{STAMMDATEN.speichern}
				</Button>
				{geaenderte.length > 0 && <Button onClick={verwirf}>{STAMMDATEN.verwerfen}</Button>}
			</div>
		</Form>
	);
}

/** Messages by row and field: the server counts the rows that were sent. */
function jeZeile(fehler: ApiFehler, gesendet: readonly { readonly zeile: Entwurfszeile }[]): Record<string, string> {
	return Object.fromEntries(
		Object.entries(feldFehler(fehler)).flatMap(([pfad, text]) => {
			const [nr = '', feld = ''] = pfad.split('.');
			const key = gesendet[Number(nr)]?.zeile.key;
			return key ? [[feld ? `${key}.${feld}` : key, text]] : [];
		}),
	);
}
