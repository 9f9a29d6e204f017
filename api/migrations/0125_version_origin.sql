-- Where the files of a version came from, where neither the builder nor its owner wrote them here: 'import' or 'pull'.
alter table versions
  add column origin text check (origin in ('pull', 'import'));
