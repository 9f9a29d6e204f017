/** Says plainly that Node is too old, before anything newer than it fails with a riddle. Runs on old Nodes too. */
var parts = process.versions.node.split('.');
var isNewEnough = Number(parts[0]) > 20 || (Number(parts[0]) === 20 && Number(parts[1]) >= 20);
if (!isNewEnough) {
  console.error(
    'Tessera needs Node 20.20 or newer; this is Node ' + process.versions.node + '. Nothing was changed.',
  );
  process.exit(1);
}
